import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { type Stored, storedIn } from '@/shared/form/stored';
import { FieldGrid } from '@/shared/form/FieldGrid';
import type { FormOf } from '@/shared/api/crudApi';
import { DateField } from '@/shared/form/fields/DateField';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { type Template, templates } from './template.resource';
import { TemplateBody } from './TemplateBody';

const { Entry, Field, Text } = itemsOf(templates);

interface TemplateDrawerProps {
  template: Template | undefined;
  /** Starts a new template with the content of this one. */
  copy?: boolean;
  onClose: () => void;
}

/** The form of a template: new, unpublished, or a copy. */
export function TemplateDrawer({ template, copy = false, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('contract');
  const isNew = !template || copy;

  function stored(from: Template): Stored<Template> {
    if (!copy) return storedIn(templates, from);
    const load = async (signal: AbortSignal) => {
      const other = await templates.get(from.id, signal);
      return { ...other, effectiveDate: null, templateName: t('copyOf', { name: other.templateName }).slice(0, 60) };
    };
    return { load, keys: [], copy };
  }

  /** Saves the body or the file, by content type, and clears the other. */
  const save = ({ content, variables, fileUrl, ...values }: FormOf<Template>) =>
    templates.save(
      values.contentType === '2'
        ? { ...values, fileUrl, content: '', variables: [] }
        : { ...values, content, variables: variables ?? [], fileUrl: '' },
    );

  return (
    <EditDrawer
      path={templates.path}
      title={isNew ? t('addTitle') : t('editTitle', { name: template.templateName })}
      size={960}
      start={template ? stored(template) : { id: 0, contentType: '1', variables: [] }}
      save={save}
      onClose={onClose}
      {...(!copy && { draft: { record: template?.id ?? 'new', row: template } })}
    >
      <FieldGrid>
        <Text name="templateName" required />
        <Entry name="contractType" required />
        <Entry name="memberType" />
        <Field name="effectiveDate">
          <DateField />
        </Field>
        <Entry name="contentType" as="radio" required />
      </FieldGrid>
      <TemplateBody />
      <RemarkItem />
    </EditDrawer>
  );
}
