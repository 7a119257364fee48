/** The icon for a quotation, which antd's icons lack. */
export const QuoteSign = () => (
  <svg aria-hidden="true" width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor">
    <path d="M4 18h4l3-6V5H3v7h4zm10 0h4l3-6V5h-8v7h4z" />
  </svg>
);
