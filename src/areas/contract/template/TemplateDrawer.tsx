import { useTranslation } from 'react-i18next';
import { Form } from 'antd';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { type Stored, storedIn } from '@/shared/form/stored';
import { FieldGrid } from '@/shared/form/FieldGrid';
import type { FormOf } from '@/shared/api/crudApi';
import { DateField } from '@/shared/form/fields/DateField';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { FileField } from '@/shared/files/upload/FileField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { LONGEST_BODY, type Template, TEMPLATE_FILES, templates } from './template.resource';
import { keysIn, problemOfList, problemOfText, unusedIn, type Variable, type VariableProblem } from './variables';
import { VariablesField } from './VariablesField';

const { Entry, Field, Text } = itemsOf(templates);

interface TemplateDrawerProps {
  template: Template | undefined;
  /** Starts a new template with the content of `template` instead of editing `template`. */
  copy?: boolean;
  onClose: () => void;
}

/** The form for a new template, an unpublished template, or a copy of a template. */
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

  /** Saves the body or the file, depending on the content type, and clears the other. */
  const save = ({ content, variables, fileUrl, ...values }: FormOf<Template>, key?: string) =>
    templates.save(
      values.contentType === '2'
        ? { ...values, fileUrl, content: '', variables: [] }
        : { ...values, content, variables: variables ?? [], fileUrl: '' },
      key,
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

/** The content of a template: a body with variables, or a file. */
function TemplateBody() {
  const { t } = useTranslation('contract');
  const form = Form.useFormInstance();
  const kind = Form.useWatch<string | undefined>('contentType', form);
  const content = Form.useWatch<string | undefined>('content', form) ?? '';
  const variables = Form.useWatch<Variable[] | undefined>('variables', form) ?? [];
  if (kind === '2') {
    return (
      <Field name="fileUrl" rules={[{ required: true, message: t('fileMissing') }]}>
        <FileField rules={TEMPLATE_FILES} />
      </Field>
    );
  }
  const wordsOf = (problem: VariableProblem | undefined) =>
    problem && t(`problem.${problem.kind}`, { keys: shown(problem.keys) });
  const known = new Set(variables.map(({ key }) => key));
  const unused = unusedIn(content, variables).filter(Boolean);
  return (
    <>
      <Field
        name="variables"
        validateTrigger="onSubmit"
        rules={[ruleOf((list?: Variable[] | null) => wordsOf(problemOfList(list ?? [])))]}
        {...(unused.length > 0 && { extra: t('unused', { keys: shown(unused) }) })}
      >
        <VariablesField missing={keysIn(content).filter((key) => !known.has(key))} />
      </Field>
      <Field
        name="content"
        dependencies={['variables']}
        rules={[
          { required: true },
          { max: LONGEST_BODY, message: t('tooLong', { max: LONGEST_BODY }) },
          ruleOf((text?: string) => wordsOf(problemOfText(text ?? '', variables))),
        ]}
      >
        <RichText max={LONGEST_BODY} variables={variables.filter(({ key }) => key !== '')} />
      </Field>
    </>
  );
}

const shown = (keys: readonly string[]) => keys.slice(0, 5).join(', ');
