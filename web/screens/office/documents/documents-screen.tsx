import { useState } from 'react';
import { localDate } from '../../../../domain/base/local-date.ts';
import { DOCUMENTS, type DocumentName } from '../../../../domain/document/document.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePlannedList } from '../../../parts/office/planned/use-planned-list.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-documents.ts';
import { type DocumentList, type ListedVersion, readDocuments } from './documents-data.ts';
import { DraftLine } from './draft-line.tsx';
import { VersionTable } from './version-table.tsx';

type Texts = typeof fi;

/** Staff: terms and privacy statement with current, planned and past versions. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<DocumentList>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Documents" data={data}>
      {(list) => <Documents texts={texts} first={list} />}
    </OfficeFrame>
  );
}

function Documents({ texts, first }: { texts: Texts; first: DocumentList }) {
  const { list, done, onDone, onUndone } = usePlannedList(first, readDocuments, texts);
  const [cancelled, setCancelled] = useState<ListedVersion | null>(null);
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="mt-4 mb-4 measure">{texts.lead}</p>
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={onUndone} />}
      {DOCUMENTS.map((document) => (
        <OneDocument key={document} {...{ texts, document, list }} onCancel={setCancelled} />
      ))}
      {cancelled && (
        <ActionDialog
          texts={texts.actions}
          kind="cancelDocument"
          subject={{ document: cancelled.document, from: localDate(cancelled.from) }}
          onClose={() => setCancelled(null)}
          onDone={(outcome) => {
            setCancelled(null);
            onDone(outcome);
          }}
        />
      )}
    </>
  );
}

type OneProps = {
  texts: Texts;
  document: DocumentName;
  list: DocumentList;
  onCancel: (version: ListedVersion) => void;
};

function OneDocument({ texts, document, list, onCancel }: OneProps) {
  const versions = list.versions.filter((version) => version.document === document);
  const draft = list.drafts.find((each) => each.document === document) ?? null;
  return (
    <section aria-labelledby={document} className="mt-8">
      <h2 id={document}>{texts.names[document]}</h2>
      <DraftLine texts={texts} document={document} draft={draft} />
      <VersionTable
        texts={texts}
        headingId={document}
        versions={versions}
        hasDraft={draft !== null}
        onCancel={onCancel}
      />
    </section>
  );
}
