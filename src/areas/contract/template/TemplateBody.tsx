import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
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
