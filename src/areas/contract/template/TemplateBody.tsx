import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FileField } from '@/shared/files/upload/FileField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { LONGEST_BODY, TEMPLATE_FILES, templates } from './template.resource';
import { keysIn, problemOfList, problemOfText, unusedIn, type Variable, type VariableProblem } from './variables';
import { VariablesField } from './VariablesField';

const { Field } = itemsOf(templates);

/** The content of a template: a body with variables, or a file. */
export function TemplateBody() {
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
  const known = new Set(variables.map(({ key }) => key));
  const unused = unusedIn(content, variables).filter(Boolean);
  return (
    <>
      <Field
        name="variables"
        validateTrigger="onSubmit"
        rules={[{ validator: (_, list?: Variable[]) => saying(problemOfList(list ?? []), t) }]}
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
          { validator: (_, text?: string) => saying(problemOfText(text ?? '', variables), t) },
        ]}
      >
        <RichText max={LONGEST_BODY} variables={variables.filter(({ key }) => key !== '')} />
      </Field>
    </>
  );
}

/** Converts a problem with variables to the result of a form rule: rejects with its translated message. */
const saying = (problem: VariableProblem | undefined, t: TFunction<'contract'>) =>
  problem ? Promise.reject(new Error(t(`problem.${problem.kind}`, { keys: shown(problem.keys) }))) : Promise.resolve();

const shown = (keys: readonly string[]) => keys.slice(0, 5).join(', ');
