import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { ReadingContext, useReading } from '@/shared/display/reading';
import { areasQuery } from '@/shared/form/fields/districts.api';
import type { FieldProps } from '@/shared/display/fieldProps';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import styles from '@/shared/form/fields/fields.module.css';

/** The GB/T 2260 codes, without trailing zeros, of the chosen province, city and district. May end at any level. */
export type DistrictPath = readonly Id[];

const LEVELS = ['province', 'city', 'district'] as const;

interface DistrictFieldProps extends FieldProps<DistrictPath> {
  /** Number of levels: 2 for province and city, 3 to include the district. */
  levels?: 2 | 3;
}

/**
 * Selects a district level by level. Choosing a parent fetches the options of the next level. Uses three selects side
 * by side, because antd's Cascader lacks the roles that screen readers need.
 */
export function DistrictField({ value = [], onChange, levels = 3, ...field }: DistrictFieldProps) {
  const { t } = useTranslation();
  useReading(field.id, (path) => <AreaNames path={path as DistrictPath} />); // the path is this field's value
  return (
    <div className={styles.steps}>
      <ReadingContext value={undefined}>
        {LEVELS.slice(0, levels).map((level, depth) => (
          <ResourceSelect
            key={level}
            {...(depth === 0
              ? field
              : {
                  'aria-label': t(`fields.${level}`),
                  ...((field.disabled || value.length < depth) && { disabled: true }),
                })}
            placeholder={t(`fields.${level}`)}
            choices={{ ...areasQuery(depth === 0 ? undefined : value[depth - 1]), enabled: depth <= value.length }}
            value={value[depth]}
            onChange={(next) => onChange?.([...value.slice(0, depth), ...(next === undefined ? [] : [next])])}
          />
        ))}
      </ReadingContext>
    </div>
  );
}

/** The names of the province, city and district of a path. Finds each name in the list of its parent's children. */
const AreaNames = ({ path }: { path: DistrictPath }) =>
  path.map((code, depth) => <AreaName key={code} code={code} above={path[depth - 1]} />);

function AreaName({ code, above }: { code: Id; above: Id | undefined }) {
  const areas = useQuery(areasQuery(above));
  return <span>{areas.data?.find(({ value }) => String(value) === String(code))?.label ?? code} </span>;
}
