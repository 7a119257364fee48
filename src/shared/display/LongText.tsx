import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of characters shown at first. Needed because a server's message may be as long as a page. */
const FIRST = 200;

/** Shows the first 200 characters of a text of any length, such as a server's message. A button shows the rest. */
export function LongText({ children: text }: { children: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  // Cuts between code points, so that no character is split.
  const signs = text.length > FIRST ? [...text] : [];
  if (whole || signs.length <= FIRST) return text;
  return (
    <>
      {`${signs.slice(0, FIRST).join('')}… `}
      <Button type="link" size="small" onClick={() => setWhole(true)}>
        {t('action.expand')}
      </Button>
    </>
  );
}
