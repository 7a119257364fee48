import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { useFormats } from '@/shared/settings/useFormats';
import { type Collection, collections } from './collection.resource';

/** Returns a function that formats the message about another active collection of the same order. */
export function useDuplicateText(): (other: Collection) => string {
  const { t } = useTranslation('finance');
  const { money } = useFormats();
  const states = useDict('biz_collection_status');
  return (other) =>
    t('collection.another', {
      no: collections.nameOf(other),
      amount: money(other.amount),
      state: states.find(({ value }) => value === other.collectionStatus)?.label ?? other.collectionStatus,
    });
}
