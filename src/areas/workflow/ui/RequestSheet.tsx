import { useQueries, useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { PrintButton } from '@/shared/display/PrintButton';
import { useModal } from '@/shared/display/useDialogs';
import { Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { type Business, formOf, generalQuery, leaveQuery, purchaseQuery } from '../flow/request.resource';
import { historyQuery } from '../flow/flow.queries';
import { FlowHistory } from './FlowHistory';
import { FormFacts } from './FormFacts';
import styles from './flow.module.css';

/** A finished request as a printable sheet for every kind of form: the request, its content, and all decisions. */
export function RequestSheet({ request, onClose }: { request: Business; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const modal = useModal(onClose);
  const kind = formOf(request.procDefKey);
  const history = useQuery(historyQuery(request.procInstId ?? ''));
  const queryOf = { general: generalQuery, leave: leaveQuery, purchase: purchaseQuery }[kind];
  const [content] = useQueries({ queries: [queryOf(request.id)] });
  return (
    <Modal
      {...modal}
      title={t('sheet.title')}
      width={794}
      footer={history.isSuccess && !content.isPending && <PrintButton />}
    >
      <Loading query={history} paragraph={{ rows: 10 }} />
      {history.isSuccess && (
        <div data-sheet className={styles.paper}>
          <h2>
            <bdi>{request.title}</bdi>
          </h2>
          <Facts
            row={request}
            group={{
              title: request.procName ?? t('request.title'),
              facts: [
                { name: 'id', label: t('sheet.number') },
                { name: 'applyer', label: t('flow.applyer') },
                { name: 'applyTime', label: t('request.applyTime') },
                { name: 'result', label: t('flow.result'), dict: 'act_business_result' },
              ],
            }}
          />
          <FormFacts kind={kind} businessKey={request.id} />
          <Section title={t('history.title')}>
            <FlowHistory request={request} steps={history.data} waiting={[]} />
          </Section>
        </div>
      )}
    </Modal>
  );
}
