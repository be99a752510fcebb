import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { DocumentWords } from '../../../../domain/document/document.ts';
import { Differences } from '../../../parts/document/differences.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-documents.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import type { ListedVersion } from './documents-data.ts';

type Props = { texts: typeof fi; version: ListedVersion };

/** Changes of a version, loaded on demand since the texts are long. */
export function VersionDifference({ texts, version: { document, from } }: Props) {
  const { formatDate } = useFormats();
  const [shown, setShown] = useState<{ words: DocumentWords; before: DocumentWords } | null>(null);
  const { attempt } = useAttempt(() => texts.failed, { asToast: true });
  const show = async () =>
    setShown(await readFromServer('BackOfficeController', 'getDocumentWords', { document, from }));
  if (shown) return <Differences texts={texts.difference} {...shown} />;
  return (
    <Button look="text" onClick={() => void attempt(show)}>
      {texts.showDifference}
      <HiddenText> {fill(texts.ofDay, formatDate(localDate(from)))}</HiddenText>
    </Button>
  );
}
