import { Form } from 'antd';
import { areasQuery } from '@/shared/fields/districts.api';
import type { FieldProps } from '@/shared/fields/fieldProps';
import { ResourceFilter } from '@/shared/fields/ResourceSelect';

interface AreaFilterProps extends FieldProps<string | undefined> {
  label: string;
  /** The field of the search form that holds the province whose cities are chosen from; without it the provinces are. */
  within?: string;
}

/** The province or city of a search. */
export function AreaFilter({ label, within, ...field }: AreaFilterProps) {
  const province: unknown = Form.useWatch(within ?? []);
  const above = within && province ? Number(province) : undefined;
  const asked = within === undefined || above !== undefined;
  return (
    <ResourceFilter
      {...field}
      aria-label={label}
      choices={{ ...areasQuery(above), enabled: asked }}
      disabled={!asked}
    />
  );
}
