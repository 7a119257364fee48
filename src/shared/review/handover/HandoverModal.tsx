import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/shared/display/copy/copyText';
import { useModal } from '@/shared/display/useDialogs';
import { EditModal } from '@/shared/form/EditModal';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { chosen } from '@/shared/form/fields/required';
import { flushOutbox } from '@/shared/outbox/browserOutbox';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import type { Id } from '@/shared/lib/id';
import { nameHash } from '@/shared/resource/gone/recordLink';
import { useMenuLink } from '@/shared/menu/links';
import { atBase } from '@/shared/settings/base';
import type { PagedKind, Reviewable } from '../review';
import { reviewAddress } from '../reviewAddress';
import { draftsToHandOver } from './handedDrafts';
import { handOver } from './handover.api';

interface HandoverModalProps<T extends Reviewable> {
  kind: Pick<PagedKind<T>, 'api' | 'detailKey'>;
  /** The open record, where the colleague continues, and the query of its list. */
  id: Id;
  queue: string;
  onClose: () => void;
}

/** Hands a queue over to a colleague, whom the user picks by name. Then shows the link to the handover. */
export function HandoverModal<T extends Reviewable>({ kind, id, queue, onClose }: HandoverModalProps<T>) {
  const { t } = useTranslation('handover');
  const linkOf = useMenuLink();
  const client = useQueryClient();
  const [drafts] = useState(() => draftsToHandOver(kind.api));
  const made = useRef<string>(undefined);
  const [link, setLink] = useState<string>();
  if (link !== undefined) return <LinkModal link={link} onClose={onClose} />;
  const texts = drafts.length > 0 ? [t('drafts', { count: drafts.length })] : [];
  const carried = [t('place'), ...texts, t('records')];
  return (
    <EditModal<{ userId: string }>
      path={kind.api.path}
      title={t('title')}
      okText={t('ok')}
      start={{}}
      save={async ({ userId }, key) => {
        // The server refuses decisions about records that a colleague has reserved.
        await flushOutbox();
        const handover = await handOver(
          { path: kind.api.path, queue, recordId: id, userId: userId ?? '', drafts },
          key,
        );
        const address = reviewAddress(linkOf, kind, id, queue);
        const row = client.getQueryData<T>(kind.api.keys.record(id));
        const hash = row ? nameHash(kind.api, row) : '';
        made.current = address && `${location.origin}${atBase(address)}&handover=${handover}${hash}`;
      }}
      done={t('done')}
      onClose={() => (made.current ? setLink(made.current) : onClose())}
    >
      <Form.Item<{ userId: string }> name="userId" label={t('to')} rules={[chosen]}>
        <ResourceSelect choices={peopleChoices} />
      </Form.Item>
      <p>{t('carries')}</p>
      <ul>
        {carried.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </EditModal>
  );
}

/** Shows the link to a handover, with a button to copy it. */
function LinkModal({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useTranslation(['handover', 'shared']);
  const modal = useModal(onClose);
  return (
    <Modal
      {...modal}
      title={t('done')}
      style={{ top: 40 }}
      footer={[
        <Button key="close" onClick={modal.onCancel}>
          {t('shared:action.close')}
        </Button>,
        <Button key="copy" type="primary" onClick={() => void copyText(link)}>
          {t('copy')}
        </Button>,
      ]}
    >
      <p>{t('told')}</p>
      <Input readOnly aria-label={t('link')} value={link} onFocus={({ target }) => target.select()} />
    </Modal>
  );
}
