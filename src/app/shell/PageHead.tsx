import { Breadcrumb } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo, type MenuNode } from '../menuTree';
import { useMenuName } from './menuName';
import styles from './AppShell.module.css';

/** Where somebody is: the way there and the page's name, which takes the focus after a change of place. */
export function PageHead({ trail }: { trail: readonly MenuNode[] }) {
  const { t } = useTranslation('app');
  const nameOf = useMenuName();
  const heading = useRef<HTMLHeadingElement>(null);
  const here = trail.at(-1);
  const shownId = useRef(here?.id);
  useEffect(() => {
    if (shownId.current !== here?.id) heading.current?.focus({ preventScroll: true });
    shownId.current = here?.id;
  }, [here]);
  if (!here) return null;
  return (
    <header className={styles.head}>
      {trail.length > 1 && (
        <Breadcrumb
          aria-label={t('shell.breadcrumb')}
          items={trail.map((node) => {
            const name = nameOf(node);
            const leads = node !== here && (node.screen || node.redirect);
            return { key: node.id, title: leads ? <Link to={linkTo(node)}>{name}</Link> : name };
          })}
        />
      )}
      <h1 ref={heading} tabIndex={-1}>
        <bdi>{nameOf(here)}</bdi>
      </h1>
    </header>
  );
}
