import { use } from 'react';
import { Alert, Breadcrumb, Descriptions, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { ColourTag } from '@/shared/dict/DictTag';
import type { Menu } from './menu.resource';

/** A preview of the menu entry that the current form values would make: path, screen, breadcrumb. */
export function MenuPreview({ menus, menuId }: { menus: readonly Menu[]; menuId: Menu['menuId'] | undefined }) {
  const { t } = useTranslation('system');
  const form = Form.useFormInstance();
  const values = Form.useWatch([], form) as Record<string, unknown> | undefined;
  const id = menuId ?? 'new';
  const rows = [...menus.filter((menu) => String(menu.menuId) !== String(id)), { ...values, menuId: id }];
  const place = use(MenuKnowledgeContext).placeOf(rows, id);
  if (!place) return <Alert type="info" title={t('menu.preview.none')} />;

  const { path, href, screen, redirect, trail, hidden, twin } = place;
  const directory = redirect ? t('menu.preview.redirect', { path: redirect }) : t('menu.preview.empty');
  const items = [
    { key: 'path', label: t('menu.preview.path'), children: <code>{path ?? href ?? t('menu.preview.unsafe')}</code> },
    ...(href
      ? [{ key: 'out', label: t('menu.preview.leadsTo'), children: t('menu.preview.outside') }]
      : [
          {
            key: 'in',
            label: t('menu.preview.leadsTo'),
            children: screen ? <Screen name={screen.key} exists={screen.exists} /> : directory,
          },
        ]),
    {
      key: 'trail',
      label: t('menu.preview.trail'),
      children: <Breadcrumb items={trail.map((title, key) => ({ key, title }))} />,
    },
    { key: 'shown', label: t('menu.preview.shown'), children: t(hidden ? 'menu.preview.no' : 'menu.preview.yes') },
  ];
  return (
    <section aria-label={t('menu.preview.title')}>
      <Descriptions title={t('menu.preview.title')} size="small" bordered column={1} items={items} />
      {twin && (
        <Alert type="warning" showIcon style={{ marginTop: 8 }} title={t('menu.preview.twin', { name: twin })} />
      )}
    </section>
  );
}

function Screen({ name, exists }: { name: string; exists: boolean }) {
  const { t } = useTranslation('system');
  return (
    <>
      <code>{name}</code>{' '}
      <ColourTag colour={exists ? 'success' : 'warning'}>
        {t(exists ? 'menu.preview.exists' : 'menu.preview.missing')}
      </ColourTag>
    </>
  );
}
