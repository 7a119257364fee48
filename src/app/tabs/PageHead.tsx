import { PageHeader } from '@ant-design/pro-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeadContext } from '@/shared/display/InPageHead';
import { moveInGroup } from '@/shared/display/keyboard/oneStop';
import { type MenuNode, trailOf } from '@/app/navigation/menuNode';
import { Holder } from './Holder';
import { useMenuName } from '@/app/navigation/MenuContext';
import styles from './PageHead.module.css';
import { useKeptLink } from './useKeptLink';

interface PageHeadProps {
  node: MenuNode;
  /** The screen. Screens may fill slots of the header. */
  children: ReactNode;
}

/**
 * The header above a screen. The first row has the breadcrumb, the screen's name, and the screen's search and tools.
 * The second row has the screen's tabs.
 */
export function PageHead({ node, children }: PageHeadProps) {
  const { t } = useTranslation('app');
  const nameOf = useMenuName();
  const linkOf = useKeptLink();
  const [places] = useState(() => ({ tabs: placeOf(), search: placeOf(styles.search), tools: placeOf() }));
  // Leaves out an area that has the same name as its only screen, because the breadcrumb would repeat the name.
  const above = trailOf(node)
    .slice(0, -1)
    .filter((place) => nameOf(place) !== nameOf(node));
  const trail = above.length > 0 && (
    <nav aria-label={t('shell.breadcrumb')} className={styles.trail}>
      <ol>
        {above.map((place) => (
          <li key={place.id}>
            {place.screen || place.redirect ? <Link to={linkOf(place)}>{nameOf(place)}</Link> : nameOf(place)}
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <>
      <header className={styles.head}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys of the links inside */}
        <div data-stop onKeyDown={moveInGroup}>
          <PageHeader
            className={styles.row}
            style={{ padding: 0 }}
            breadcrumbRender={() => trail}
            title={
              <h1 tabIndex={-1}>
                <bdi>{nameOf(node)}</bdi>
              </h1>
            }
            extra={
              <div className={styles.added}>
                <Holder of={places.search} />
                <Holder of={places.tools} />
              </div>
            }
          />
        </div>
        <Holder of={places.tabs} />
      </header>
      <PageHeadContext value={places}>{children}</PageHeadContext>
    </>
  );
}

function placeOf(className = ''): HTMLElement {
  const place = document.createElement('div');
  place.className = className;
  return place;
}
