import type { Permission } from '@/shared/vocabulary/permission';
import type { ReactNode } from 'react';
import { Can } from '@/shared/auth/Can';
import { PermittedActions } from '@/shared/list/actions/PermittedActions';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { BackToList } from '@/shared/menu/BackToList';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { PrintButton } from '@/shared/display/PrintButton';
import styles from './article.module.css';
import { type Attachment, Attachments } from './Attachments';

/** A published text, as shown to its readers. */
interface Article {
  title: string;
  /** The line below the title: kind, state, author and date. */
  about: ReactNode;
  cover?: string | null | undefined;
  /** The introduction above the text. */
  summary?: string | null | undefined;
  html: string | null | undefined;
  files?: readonly Attachment[] | null | undefined;
}

interface ArticlePageProps {
  article: Article;
  /** The menu key of the list the article belongs to, and the permission to open that list. */
  list: { key: MenuKey; permission: Permission };
  actions: readonly RowAction[];
}

/** The page of a published text, such as a notice or a circular, suitable for printing. */
export function ArticlePage({ article, list, actions }: ArticlePageProps) {
  const { title, about, summary, html, files } = article;
  return (
    <section className={styles.page} aria-label={title}>
      <div className={styles.bar} data-no-print>
        <Can permission={list.permission}>
          <BackToList list={list.key} />
        </Can>
        <span>
          <PermittedActions name={title} actions={actions.filter(({ disabledReason }) => !disabledReason)} />
          <PrintButton />
        </span>
      </div>
      <article className={styles.sheet} data-sheet>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.about}>{about}</p>
        <StoredPicture className={styles.cover} url={article.cover} alt="" />
        {summary && <p className={styles.summary}>{summary}</p>}
        <RichView html={html} />
        <Attachments files={files ?? []} />
      </article>
    </section>
  );
}
