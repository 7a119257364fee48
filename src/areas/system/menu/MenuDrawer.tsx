import { Alert, Breadcrumb, Descriptions, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { use } from 'react';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { storedIn } from '@/shared/form/stored';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';
import type { FormOf } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { nextOrder } from '@/shared/list/tree/nextOrder';
import { ParentSelect } from '@/shared/list/tree/ParentSelect';
import { chosen } from '@/shared/form/fields/required';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { ColourTag } from '@/shared/dict/DictTag';
import { type Menu, menus, useMenuRows, usePlaceTree } from './menu.resource';
import { PlaceFields } from './PlaceFields';

const { Field, Text } = itemsOf(menus);

interface MenuDrawerProps {
  /** The edited row. Undefined for a new row. */
  menu: Menu | undefined;
  /** The preset parent of a new row. */
  above: Menu | undefined;
  onClose: () => void;
}

const TYPES = ['M', 'C', 'F'] as const;

/** The form that adds or edits a directory, screen or button. The fields depend on the type. */
export function MenuDrawer({ menu, above, onClose }: MenuDrawerProps) {
  const { t } = useTranslation(['system', 'shared']);
  const rows = useMenuRows();
  return (
    <EditDrawer
      path={menus.path}
      title={menu ? t('menu.editTitle', { name: menus.nameOf(menu) }) : t('menu.addTitle')}
      start={menu ? storedIn(menus, menu) : fresh(above, rows)}
      save={menus.save}
      onClose={onClose}
      draft={{ record: menu?.menuId ?? 'new', row: menu }}
    >
      <ParentSelect
        label={t('menu.parent')}
        top={t('menu.top')}
        tree={usePlaceTree()}
        idOf={(one) => one.menuId}
        nameOf={menus.nameOf}
        self={menu?.menuId}
        order={{ field: 'orderNum', next: (parentId) => nextOf(rows, parentId) }}
      />
      <Field name="menuType" rules={[chosen]}>
        <OptionRadio
          optionType="button"
          buttonStyle="solid"
          options={TYPES.map((value) => ({ value, label: t(`menu.menuTypes.${value}`) }))}
        />
      </Field>
      <Text name="menuName" required />
      <Field name="orderNum" label={t('field.order')} rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
      </Field>
      <Form.Item noStyle dependencies={['menuType']}>
        {({ getFieldValue }) => {
          const type = getFieldValue('menuType');
          const wasButton = menu?.menuType === 'F';
          return (
            <>
              {type !== 'F' && <PlaceFields type={type} row={wasButton ? undefined : menu} />}
              {type !== 'M' && (
                <PermissionField isButton={type === 'F'} row={wasButton === (type === 'F') ? menu : undefined} />
              )}
              {type !== 'F' && <MenuPreview menus={rows} menuId={menu?.menuId} />}
            </>
          );
        }}
      </Form.Item>
    </EditDrawer>
  );
}

/** The permission field: `module:entity:action`, or several permissions separated by commas (docs/contract#1.7). */
function PermissionField({ isButton, row }: { isButton: boolean; row: Menu | undefined }) {
  const { t } = useTranslation('system');
  return (
    <Text
      name="perms"
      extra={t('menu.permsHint')}
      normalize={(value: unknown) =>
        typeof value === 'string' ? value.replaceAll('，', ',').replaceAll(/\s/g, '') : value
      }
      rules={unlessStored(row, 'perms', [
        { required: isButton },
        { pattern: /^[\w:.]+(,[\w:.]+)*$/, message: t('menu.permsInvalid') },
      ])}
    />
  );
}

/** Returns the next order number after the visible siblings. Ignores hidden rows, whose order numbers are arbitrary. */
const nextOf = (rows: readonly Menu[], parentId: Id) =>
  nextOrder(
    rows.filter(({ visible }) => visible === '0'),
    parentId,
    ({ orderNum }) => orderNum,
  );

/** Returns the default values of a new row: a directory at the top level, a button below a screen, else a screen. */
function fresh(above: Menu | undefined, rows: readonly Menu[]): FormOf<Menu> {
  const parentId = above?.menuId ?? 0;
  return {
    menuId: 0,
    parentId,
    menuType: above?.menuType === 'C' ? 'F' : above ? 'C' : 'M',
    component: above ? '' : 'PageView',
    orderNum: nextOf(rows, parentId),
    visible: '0',
    target: '',
    icon: '#',
  };
}

/** A preview of the menu entry with the current form values: path, screen, breadcrumb. */
function MenuPreview({ menus, menuId }: { menus: readonly Menu[]; menuId: Menu['menuId'] | undefined }) {
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
