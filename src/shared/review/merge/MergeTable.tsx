import { Button, Radio, Tag } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { MenuLink } from '@/shared/menu/MenuLink';
import { type Fact, type FactGroup, FactValue } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';
import { Evidence } from '../Evidence';
import type { PagedKind, Reviewable } from '../review';
import shared from '@/shared/history/history.module.css';
import styles from './merge.module.css';
import { type Side, SIDES, type useMergeForm } from './useMergeForm';

interface MergeTableProps<T extends Reviewable> {
  kind: PagedKind<T>;
  groups: readonly FactGroup<T>[];
  rows: Readonly<Record<Side, T>>;
  form: Omit<ReturnType<typeof useMergeForm<T>>, 'rows'>;
}

/**
 * Shows two records next to each other, with one row per fact. If the values of a fact differ, the user chooses a
 * value. Pictures can be rotated and zoomed.
 */
export function MergeTable<T extends Reviewable>({ kind, groups, rows, form }: MergeTableProps<T>) {
  const { t } = useTranslation('merge');
  const { api } = kind;
  const own = useId();
  const names = { left: api.nameOf(rows.left), right: api.nameOf(rows.right) };
  const facts = groups.flatMap((group) => group.facts).filter(({ name }) => name !== api.idKey);
  const valueOf = (fact: Fact<T>, side: Side) =>
    fact.as === 'picture' ? (
      <Evidence proofs={[{ label: fact.label, url: String(rows[side][fact.name] ?? '') }]} />
    ) : (
      <FactValue row={rows[side]} fact={fact} />
    );
  return (
    <>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <div key={side} className={styles.side}>
            <MenuLink to={kind.detailKey} query={{ id: api.idOf(rows[side]) }}>
              <bdi>{names[side]}</bdi>
            </MenuLink>
            <small>{String(api.idOf(rows[side]))}</small>
            <DictTag dictType={kind.states ?? 'biz_audit_status'} value={rows[side].auditStatus} />
            <Radio
              name={`${own}keep`}
              checked={form.keep === side}
              aria-label={`${t('keep')} ${names[side]} ${api.idOf(rows[side])}`}
              onChange={() => form.setKeep(side)}
            >
              {t('keep')}
            </Radio>
            <Button
              size="small"
              disabled={form.differing.length === 0}
              aria-label={t('useAllOf', { name: names[side] })}
              onClick={() => form.choose(form.differing, side)}
            >
              {t('useAll')}
            </Button>
          </div>
        ))}
      </div>
      <div className={shared.scroll}>
        <table className={`${shared.changes} ${styles.table}`} aria-label={t('of', names)}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  <bdi>{names[side]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => {
              const differs = form.differs(fact);
              return (
                <tr key={fact.name} className={differs ? styles.differs : undefined}>
                  <th scope="row">
                    {fact.label} {differs && <Tag color="warning">{t('differs')}</Tag>}
                  </th>
                  {SIDES.map((side) => (
                    <td key={side} data-title={names[side]} data-taken={differs && form.sideOf(fact) === side}>
                      <div className={styles.value}>
                        {differs && (
                          <Radio
                            name={own + fact.name}
                            checked={form.sideOf(fact) === side}
                            aria-label={t('use', { label: fact.label, name: names[side] })}
                            onChange={() => form.choose([fact], side)}
                          />
                        )}
                        <Secrets api={api} id={api.idOf(rows[side])} permission={kind.moves.pass.permission}>
                          <div>{valueOf(fact, side)}</div>
                        </Secrets>
                      </div>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
