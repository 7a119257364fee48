import type { z } from 'zod';
import { type Kind, noted } from '@/shared/api/fields';
import type { DictName } from '@/shared/vocabulary/dictName';

/** What a schema says of one of its fields. */
export interface FieldFacts {
  kind: Kind;
  /** The dictionary whose entries the values are. */
  dict?: DictName | undefined;
  /** The max length of a text, in characters. */
  max?: number | undefined;
}

/** Reads kind, dictionary and length of a field from its schema; without such a field they are those of a text. */
export function fieldFacts(schema: { shape: Record<string, z.ZodType> }, field: string): FieldFacts {
  let type: z.ZodType | undefined = schema.shape[field];
  let known = type && noted.get(type);
  while (type && 'innerType' in type.def) {
    type = type.def.innerType as z.ZodType;
    known ??= noted.get(type);
  }
  return {
    kind: known?.kind ?? (type?.def.type === 'number' && !known?.dict ? 'number' : 'text'),
    dict: known?.dict,
    max: (type as Partial<z.ZodString> | undefined)?.maxLength ?? undefined,
  };
}
