import { Breadcrumb } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeadContext } from '@/shared/ui/InPageHead';
import { type MenuNode, trailOf } from '../menu/menuNode';
import { useMenuName } from './menu/menuName';
import styles from './PageHead.module.css';
import { useKeptLink } from './tabs/useKeptLink';

interface PageHeadProps {
  node: MenuNode;
  /** Called with the page's heading each time the page becomes visible. */
  onShown: (name: HTMLElement | null) => void;
  /** The screen; it may fill the header's tabs and search box. */
  children: ReactNode;
}

/** The page header above a screen: breadcrumb, page name, and the parts the screen adds. */
export function PageHead({ node, onShown, children }: PageHeadProps) {
  const { t } = useTranslation('app');
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState<HTMLElement | null>(null);
  const shown = useEffectEvent(() => onShown(heading.current));
  useEffect(() => shown(), []);
  const trail = trailOf(node);
  return (
    <>
      <header className={styles.head}>
        {trail.length > 1 && (
          <Breadcrumb
            aria-label={t('shell.breadcrumb')}
            items={trail.map((place) => {
              const name = nameOf(place);
              const leads = place !== node && (place.screen || place.redirect);
              return { key: place.id, title: leads ? <Link to={linkOf(place)}>{name}</Link> : name };
            })}
          />
        )}
        <div className={styles.row}>
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{nameOf(node)}</bdi>
          </h1>
          <div ref={setSearch} />
        </div>
        <div ref={setTabs} />
      </header>
      <PageHeadContext value={{ tabs, search }}>{children}</PageHeadContext>
    </>
  );
}
