import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { DocumentName } from '../../../../domain/document/document.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-documents.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerQuestion } from '../../../ui/danger-question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type DocumentList, discardDraft } from './documents-data.ts';

type Draft = DocumentList['drafts'][number];
type Props = { texts: typeof fi; document: DocumentName; draft: Draft | null };

/** The office's shared draft, or a button for a new one. */
export function DraftLine({ texts, document, draft }: Props) {
  const { formatDate, formatDateTime } = useFormats();
  const { pathTo } = usePage();
  const [isGone, setIsGone] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { attempt } = useAttempt(() => texts.notDiscarded, { asToast: true });
  const address = `${pathTo('Office_Document')}?asiakirja=${document}`;
  if (!draft || isGone) {
    return (
      <p>
        <a href={address}>{texts.begin}</a>
      </p>
    );
  }
  const { savedBy, savedAt, replaces, edition } = draft;

  async function discard() {
    await attempt(async () => {
      const { isDiscarded } = await discardDraft(document, edition);
      if (isDiscarded) setIsGone(true);
      else showToast({ label: texts.draftChanged, variant: 'error' });
    });
    setIsAsked(false);
  }
  return (
    <>
      <p>
        {fill(texts.draft, savedBy ?? texts.gone, formatDateTime(savedAt))}
        {replaces && ` ${fill(texts.draftReplaces, formatDate(localDate(replaces)))}`}{' '}
        <a href={address}>{texts.goOn}</a>{' '}
        <Button look="text" onClick={() => setIsAsked(true)}>
          {texts.discard}
        </Button>
      </p>
      <DangerQuestion
        open={isAsked}
        title={texts.discardTitle}
        keep={texts.keep}
        act={texts.discard}
        onKeep={() => setIsAsked(false)}
        onAct={() => void discard()}
      >
        {texts.discardBody}
      </DangerQuestion>
    </>
  );
}
