import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { type FormOf } from '@/shared/api/crudApi';
import { changeShape, dateTime, id, entry, money } from '@/shared/api/fields';
import type { KeyValue } from '@/shared/form/fields/KeyValueField';

/** A quota of a package; -1 means unlimited. */
const quota = z.number().int().min(-1).nullish();

/** A package of quotas and rights that members buy (docs/contract#3.4.15). */
export const packageSchema = z.object({
  id,
  packageName: z.string().max(50),
  packageType: entry('biz_package_type', 1),
  cover: z.string().max(255).nullish(),
  originalPrice: money.nullish(),
  price: money,
  validDays: z.number().int().min(1).max(3650).nullable(),
  positionQuota: quota,
  resumeQuota: quota,
  topQuota: quota,
  courseQuota: quota,
  rights: z
    .array(z.object({ rightName: z.string(), rightValue: z.string(), sort: z.number().nullish() }))
    .max(20)
    .nullish(),
  description: z.string().max(5000).nullish(),
  saleCount: z.number().nullish(),
  sort: z.number().nullish(),
  /** The shelf status: 0 never on the shelf, 1 on the shelf, 2 taken off the shelf. */
  shelfStatus: entry('biz_shelf_status', 1).nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type Package = z.infer<typeof packageSchema>;

/** The API of packages. `act('shelf')` puts packages on the shelf and takes packages off the shelf. */
export const packages = resource({
  schema: packageSchema,
  path: '/biz/package',
  permission: 'sales:package',
  nameOf: ({ packageName }) => packageName,
});

/** The form values of a package; each right is a name with a value. */
export type PackageForm = Omit<Package, 'rights'> & { rights: KeyValue[] };

/** Maps the rights of the record to the rows of the form. */
export const rightsToForm = ({ rights }: Package) => ({
  rights: (rights ?? [])
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ rightName, rightValue }) => ({ key: rightName, value: rightValue })),
});

/** Maps the rows of the form to rights, numbered in order. Skips rows without a name. */
export function rightsToWire({ rights, ...values }: FormOf<PackageForm>): FormOf<Package> {
  const rows = (rights ?? []).filter(({ key }) => key.trim() !== '');
  return {
    ...values,
    rights: rows.map(({ key, value }, index) => ({ rightName: key.trim(), rightValue: value, sort: index + 1 })),
  };
}
