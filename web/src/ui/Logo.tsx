/** The product's logo. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
    <rect width="32" height="32" rx="7" fill="#1f3a68" />
    <path d="M16 5.5c3.9 5 6 8.2 6 10.9a6 6 0 0 1-12 0c0-2.7 2.1-5.9 6-10.9Z" fill="#8fd3e8" />
    <path
      d="M6 24.2c2.5-1.6 5-1.6 7.5 0s5 1.6 7.5 0 3.3-1.4 5-.9"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)
