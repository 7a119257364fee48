import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordQuery } from '@/shared/record/recordQuery';
import { Loading } from '@/shared/display/Loading';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { safeHref } from '@/shared/lib/safeUrl';
import { PrintButton } from '@/shared/display/PrintButton';
import { PdfView } from '@/shared/files/PdfView';
import { samplesOf } from './common';
import { type Template, templates } from './template.resource';
import styles from './template.module.css';
import { filled } from './variables';

/** Previews a template, with sample data or with its variables; past versions too. */
export function TemplatePreview({ template, onClose }: { template: Template; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const found = useQuery(recordQuery(templates, template.id));
  const { data } = found;
  return (
    <Modal
      open={open}
      width={900}
      title={<bdi>{template.templateName}</bdi>}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Loading query={found} />
      {data && (data.contentType === '2' ? <TemplateFile template={data} /> : <Body template={data} />)}
    </Modal>
  );
}

function Body({ template }: { template: Template }) {
  const { t } = useTranslation('contract');
  const [sample, setSample] = useState(true);
  const [version, setVersion] = useState('');
  const versions = template.versions ?? [];
  const shown = versions.find((one) => one.version === version)?.content ?? template.content ?? '';
  return (
    <>
      <div className={styles.tools} data-no-print>
        <Segmented
          value={sample ? 'sample' : 'plain'}
          options={[
            { value: 'sample', label: t('withSamples') },
            { value: 'plain', label: t('withKeys') },
          ]}
          onChange={(value) => setSample(value === 'sample')}
        />
        {versions.length > 0 && (
          <Select
            value={version}
            aria-label={t('version')}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: t('current') },
              ...versions.map((one) => ({
                value: one.version,
                label: t('publishedAs', { version: one.version, time: one.publishTime, who: one.publishBy }),
              })),
            ]}
            onChange={setVersion}
          />
        )}
        <PrintButton />
      </div>
      <article className={styles.sheet} data-sheet>
        <RichView html={sample ? filled(shown, samplesOf(template.variables ?? [], t)) : shown} />
      </article>
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
