import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { type Stored, storedIn } from '@/shared/form/stored';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DateField } from '@/shared/form/fields/DateField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { chosen } from '@/shared/form/fields/required';
import { type Agreement, agreements, nextVersion, VERSION } from './agreement.resource';

const { Entry, Field } = itemsOf(agreements);

/** The max length of an agreement's text, in characters of HTML (docs/contract#3.4.31). */
const MAX_LENGTH = 50_000;

interface AgreementDrawerProps {
  agreement: Agreement | undefined;
  /** Starts a new version from `agreement` instead of editing `agreement`. */
  copy?: boolean;
  onClose: () => void;
}

/**
 * The form of an agreement version. Without `agreement`, the form adds a first version. With `copy`, the form adds the
 * next version of `agreement`. Otherwise, the form edits an unpublished version.
 */
export function AgreementDrawer({ agreement, copy = false, onClose }: AgreementDrawerProps) {
  const { t } = useTranslation(['system', 'shared']);
  const isNew = !agreement || copy;

  function stored(from: Agreement): Stored<Agreement> {
    if (!copy) return storedIn(agreements, from);
    const load = async (signal: AbortSignal) => {
      const { agreementType, title, content, version, forceAgree } = await agreements.get(from.id, signal);
      return { agreementType, title, content, forceAgree, version: nextVersion(version) };
    };
    return { load, keys: [], copy };
  }

  return (
    <EditDrawer
      path={agreements.path}
      title={isNew ? t('agreement.addTitle') : t('agreement.editTitle', { name: agreement.title })}
      size={880}
      start={agreement ? stored(agreement) : { id: 0, forceAgree: 'N' }}
      save={agreements.save}
      onClose={onClose}
      {...(!copy && { draft: { record: agreement?.id ?? 'new', row: agreement } })}
    >
      <AgreementFacts />
      <Field
        name="content"
        rules={[{ required: true }, { max: MAX_LENGTH, message: t('agreement.tooLong', { max: MAX_LENGTH }) }]}
      >
        <RichText max={MAX_LENGTH} />
      </Field>
    </EditDrawer>
  );
}

/** The fields of a version other than its text, in two columns if there is room. */
function AgreementFacts() {
  const { t } = useTranslation('system');
  return (
    <FieldGrid>
      <Entry name="agreementType" required />
      <Field name="title" label={t('agreement.titleField')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={50} showCount />
      </Field>
      <Field name="version" rules={[{ required: true }, { pattern: VERSION, message: t('agreement.versionInvalid') }]}>
        <Input {...limited(10)} placeholder="v1.0" />
      </Field>
      <Field name="effectiveTime" rules={[chosen]}>
        <DateField time />
      </Field>
      <Entry name="forceAgree" as="radio" />
    </FieldGrid>
  );
}
