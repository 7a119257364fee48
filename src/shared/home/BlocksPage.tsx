import { serverToday } from '@/shared/settings/times';
import { Button, Card } from 'antd';
import dayjs from 'dayjs';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { AfterPaint } from '@/shared/lazy/AfterPaint';
import { Lazy } from '@/shared/lazy/Lazy';
import { partOfDay } from '@/shared/lib/greeting';
import { useFormats } from '@/shared/settings/useFormats';
import { type BlockPage, useArrangement } from './arrangement';
import styles from './home.module.css';

/** The number of blocks that fill a window and render first. The other blocks render after the first paint. */
const IN_SIGHT = 3;

const loadArrangeDialog = () => import('./ArrangeDialog');

/**
 * A block of a page: its title in the arrange dialog, and its content. The user does not have a block without content.
 */
export interface PageBlock {
  name: string;
  content: ReactNode;
}

interface BlocksPageProps {
  page: BlockPage;
  /** The blocks in default order. */
  blocks: Readonly<Record<string, PageBlock>>;
  /** Controls for the whole page, next to the greeting. */
  children?: ReactNode;
}

/**
 * A landing page with a greeting above its blocks. Users can hide and reorder blocks. Each block loads independently.
 */
export function BlocksPage({ page, blocks, children }: BlocksPageProps) {
  const { t } = useTranslation('home');
  const user = useSession((session) => session.user);
  const formats = useFormats();
  const greeting = t(`greeting.${partOfDay(dayjs().hour())}`);
  const { order, hidden } = useArrangement(page, Object.keys(blocks));
  const [arranging, setArranging] = useState(false);
  const shown = order.filter((block) => !hidden.includes(block));
  const show = (block: string) => <Fragment key={block}>{blocks[block]?.content}</Fragment>;
  const names = Object.fromEntries(
    Object.entries(blocks).map(([id, { name, content }]) => [id, content ? name : undefined]),
  );
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.top}>
          <div>
            <p className={styles.hello}>{t('hello', { greeting, name: user?.userName })}</p>
            <p className={styles.where}>
              {[formats.time(serverToday()), user?.company?.companyName].filter(Boolean).join(' · ')}
            </p>
          </div>
          <div className={styles.set} data-long={children !== undefined}>
            <AfterPaint>
              <Button className={styles.arrange ?? ''} onClick={() => setArranging(true)}>
                {t('arrange')}
              </Button>
              {children}
            </AfterPaint>
          </div>
        </div>
      </Card>
      <div className={styles.blocks}>
        {shown.slice(0, IN_SIGHT).map(show)}
        <AfterPaint>{shown.slice(IN_SIGHT).map(show)}</AfterPaint>
      </div>
      {arranging && (
        <Lazy load={loadArrangeDialog} onFail={() => setArranging(false)}>
          {({ ArrangeDialog }) => <ArrangeDialog page={page} names={names} onClose={() => setArranging(false)} />}
        </Lazy>
      )}
    </div>
  );
}
