import {
  ExpandOutlined,
  ExportOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Modal, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '@/shared/lib/safeUrl';
import { PdfView } from '@/shared/files/PdfView';
import { isPicture } from '@/shared/files/isPicture';
import { shownHere } from '@/shared/files/shownHere';
import styles from './review.module.css';

/** A picture or document that supports a claim. */
export interface Proof {
  label: string;
  url: string | null | undefined;
}

/**
 * Shows one of the given pictures and documents, and lets the user choose which. Pictures can be rotated and zoomed.
 */
export function Evidence({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useTranslation('review');
  const given = proofs.filter(({ url }) => url);
  const [chosen, setChosen] = useState(0);
  const proof = given[chosen] ?? given[0];
  if (!proof) return <p className={styles.hint}>{t('evidence.none')}</p>;
  return (
    <div className={styles.evidence}>
      {given.length > 1 && (
        <Segmented
          aria-label={t('evidence.title')}
          value={given.indexOf(proof)}
          options={given.map(({ label }, value) => ({ label, value }))}
          onChange={setChosen}
        />
      )}
      <Viewer key={proof.url} proof={proof} />
    </div>
  );
}

const STEP = 0.5;
const MAX_ZOOM = 4;

/** Shows a picture with its tools, or a document. A file is shown as a document if it fails to load as a picture. */
function Viewer({ proof, large = false }: { proof: Proof; large?: boolean }) {
  const { t } = useTranslation('review');
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const href = safeHref(proof.url);
  if (!href) return <p className={styles.hint}>{t('evidence.unsafe', { name: proof.label })}</p>;
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" icon={icon} aria-label={`${label} ${proof.label}`} disabled={disabled} onClick={onClick} />
  );
  const outside = (
    <Button href={href} target="_blank" rel="noopener noreferrer" icon={<ExportOutlined aria-hidden="true" />}>
      {t('evidence.newWindow')}
    </Button>
  );
  if (broken || !isPicture(href) || !shownHere(href)) {
    return (
      <figure className={styles.viewer}>
        <PdfView name={proof.label} href={href} />
        <figcaption>
          <bdi>{proof.label}</bdi>
          {outside}
        </figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable with the keyboard */}
      <div className={large ? styles.largeFrame : styles.frame} tabIndex={zoom > 1 ? 0 : undefined}>
        <img
          src={href}
          alt={proof.label}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          style={{ width: `${zoom * 100}%`, rotate: `${turn}deg` }}
        />
      </div>
      <figcaption>
        <bdi>{proof.label}</bdi>
        {tool(t('evidence.larger'), <ZoomInOutlined />, () => setZoom(zoom + STEP), zoom >= MAX_ZOOM)}
        {tool(t('evidence.smaller'), <ZoomOutOutlined />, () => setZoom(zoom - STEP), zoom <= STEP)}
        {tool(t('evidence.left'), <RotateLeftOutlined />, () => setTurn(turn - 90))}
        {tool(t('evidence.right'), <RotateRightOutlined />, () => setTurn(turn + 90))}
        {!large && tool(t('evidence.whole'), <ExpandOutlined />, () => setOpen(true))}
      </figcaption>
      {open && (
        <Modal
          open
          title={proof.label}
          width="min(1200px, 94vw)"
          centered
          footer={outside}
          onCancel={() => setOpen(false)}
        >
          <Viewer proof={proof} large />
        </Modal>
      )}
    </figure>
  );
}
