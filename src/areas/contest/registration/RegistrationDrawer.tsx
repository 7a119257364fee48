import { useTranslation } from 'react-i18next';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { type Fact, Facts } from '@/shared/record/Facts';
import { type Registration, registrations } from './registration.resource';
import { useRegistrationActions } from './useRegistrationActions';

interface RegistrationDrawerProps {
  registration: Registration;
  /** Shows the dialogs of the registration's actions. */
  open: OpenDialog;
  onClose: () => void;
}

/** All data of a registration, with its actions. */
export function RegistrationDrawer({ registration, open, onClose }: RegistrationDrawerProps) {
  const { t } = useTranslation('contest');
  const actionsOf = useRegistrationActions(open);
  const fact = (name: keyof Registration & string, more: Partial<Fact<Registration>> = {}): Fact<Registration> => ({
    name,
    label: t(`registration.${name}`),
    ...more,
  });
  const groups = [
    {
      title: t('registration.player'),
      facts: [
        fact('realName'),
        fact('sex', { dict: 'sys_user_sex' }),
        fact('phone', { secret: 'phone' }),
        fact('idCard', { secret: 'idCard' }),
        fact('groupType', { dict: 'biz_contest_group' }),
        fact('unitName'),
        fact('regionName'),
      ],
    },
    {
      title: t('registration.about'),
      facts: [
        fact('registerNo', { as: 'copy' }),
        fact('competitionName'),
        fact('registerStatus', { dict: 'biz_registration_status' }),
        fact('registerTime'),
        fact('payStatus', { dict: 'biz_order_status' }),
        fact('orderNo'),
        fact('auditBy'),
        fact('auditTime'),
        fact('auditRemark', { as: 'lines' }),
      ],
    },
  ];
  return (
    <RecordDrawer
      api={registrations}
      id={registration.id}
      reveal="contest:registration:get"
      title={t('registration.detailOf', { name: registration.realName })}
      onClose={onClose}
      actions={(row) => <ActionButtons actions={actionsOf(row)} />}
    >
      {(row) => groups.map((group) => <Facts key={group.title} row={row} group={group} />)}
    </RecordDrawer>
  );
}
