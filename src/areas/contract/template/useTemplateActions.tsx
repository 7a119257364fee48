import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useModal, useOpenDialog } from '@/shared/display/useDialogs';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { recordQuery } from '@/shared/record/recordQuery';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { namedRecord } from '@/shared/resource/resource';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { safeHref } from '@/shared/lib/safeUrl';
import { PrintButton } from '@/shared/display/PrintButton';
import { PdfView } from '@/shared/files/PdfView';
import { download } from './download';
import { type Template, templateMoves, templates } from './template.resource';
import { TemplateDrawer } from './TemplateDrawer';
import { samplesOf } from './common';
import styles from './template.module.css';
import { filled } from './variables';

/** Row actions of a template: preview, edit, status changes with confirmation, copy, download. */
export function useTemplateActions(): ActionsOf<Template> {
  const open = useOpenDialog();
  const { t } = useTranslation('contract');
  const ask = useAskedChange(templates.path);
  const move = ({ id, templateName: name }: Template, to: keyof typeof templateMoves) =>
    ask({
      title: t(`${to}Title`),
      content: t(`${to}Ask`, { name }),
      okText: t(to),
      focusCancel: true,
      run: () => templates.act('publish', { id, publishStatus: templateMoves[to].to }),
    });

  return (template, { edit, remove }) => [
    {
      label: t('preview'),
      permission: 'contract:template:get',
      onClick: () => open((close) => <TemplatePreview template={template} onClose={close} />),
    },
    ...edit,
    ...movesFrom(templateMoves, template.publishStatus).map((to) => ({
      label: t(to),
      permission: templateMoves[to].permission,
      onClick: () => move(template, to),
    })),
    {
      label: t('copy'),
      permission: 'contract:template:add',
      onClick: () => open((close) => <TemplateDrawer template={template} copy onClose={close} />),
    },
    {
      label: t('download'),
      permission: 'contract:template:export',
      onClick: () => download(template.id).catch((error: unknown) => notify.error(errorTextNow(error))),
    },
    ...remove,
  ];
}

/** Previews the current or a past version of a template, with sample values or with the bare variables. */
function TemplatePreview({ template, onClose }: { template: Template; onClose: () => void }) {
  const modal = useModal(onClose);
  const found = useQuery(recordQuery(templates, template.id));
  const { data } = found;
  return (
    <Modal {...modal} width={900} title={<bdi>{template.templateName}</bdi>} footer={null}>
      <RecordLoading record={namedRecord(templates, template)} query={found} />
      {data && <Versions template={data} />}
    </Modal>
  );
}

function Versions({ template }: { template: Template }) {
  const { time } = useFormats();
  const { t } = useTranslation('contract');
  const [sample, setSample] = useState(true);
  const [version, setVersion] = useState('');
  // A version that was a file, or whose text the server has not kept, cannot be shown.
  const versions = (template.versions ?? []).filter(({ content }) => content);
  const shown = versions.find((one) => one.version === version)?.content ?? template.content ?? '';
  const isFile = version === '' && template.contentType === '2';
  return (
    <>
      <div className={styles.tools} data-no-print>
        {!isFile && (
          <Segmented
            value={sample ? 'sample' : 'plain'}
            options={[
              { value: 'sample', label: t('withSamples') },
              { value: 'plain', label: t('withKeys') },
            ]}
            onChange={(value) => setSample(value === 'sample')}
          />
        )}
        {versions.length > 0 && (
          <Select
            value={version}
            aria-label={t('version')}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: t('current') },
              ...versions.map((one) => ({
                value: one.version,
                label: t('publishedAs', { version: one.version, time: time(one.publishTime), who: one.publishBy }),
              })),
            ]}
            onChange={setVersion}
          />
        )}
        {!isFile && <PrintButton />}
      </div>
      {isFile ? (
        <TemplateFile template={template} />
      ) : (
        <article className={styles.sheet} data-sheet>
          <RichView html={sample ? filled(shown, samplesOf(template.variables ?? [], t)) : shown} />
        </article>
      )}
    </>
  );
}

function TemplateFile({ template }: { template: Template }) {
  const { t } = useTranslation(['contract', 'shared']);
  const href = safeHref(template.fileUrl);
  return (
    <>
      <p>{t('isFile')}</p>
      {href && (
        <>
          <PdfView name={template.templateName} href={href} />
          <Button href={href} target="_blank" rel="noopener noreferrer" className={styles.outside ?? ''}>
            {t('shared:upload.newWindow')}
          </Button>
        </>
      )}
    </>
  );
}
