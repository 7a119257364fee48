/** The sign of a quotation, which antd's icons lack. */
export const QuoteSign = () => (
  <span
    aria-hidden="true"
    style={{ fontFamily: 'Georgia, serif', fontSize: 24, lineHeight: '14px', verticalAlign: -8 }}
  >
    ”
  </span>
);
