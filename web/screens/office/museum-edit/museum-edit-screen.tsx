import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { pick } from '../../../parts/office/museum/museum-draft.ts';
import {
  type EditData,
  type MuseumToEdit,
  readMuseumFacts,
} from '../../../parts/office/museum/museum-edit-data.ts';
import { MuseumEditor } from '../../../parts/office/museum/museum-editor.tsx';
import { SaveBar } from '../../../parts/office/museum/save-bar.tsx';
import { useMuseumDraft } from '../../../parts/office/museum/use-museum-draft.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { callServer, readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-museum-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

type Texts = typeof fi;

/** Staff: edits a museum part by part, with a preview before saving. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<EditData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Museums" data={data}>
      {({ museum }) =>
        museum?.id ? (
          <Edit key={museum.id} texts={texts} first={museum} id={museum.id} />
        ) : (
          <h1>{texts.missing}</h1>
        )
      }
    </OfficeFrame>
  );
}

function Edit({ texts, first, id }: { texts: Texts; first: MuseumToEdit; id: string }) {
  const { pathTo } = usePage();
  const museum = useMuseumDraft(first, texts.editor);
  useUnsaved(museum.changed.length > 0, texts.frame.unsaved);
  const { facts, draft, changed } = museum;
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<ActionOutcome | null>(null);

  const input = { museumId: id, was: pick(facts, changed), now: pick(draft, changed) };

  async function refresh(keepsOwn: boolean) {
    try {
      museum.reload((await readMuseumFacts(readFromServer, id)).facts, keepsOwn);
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  return (
    <>
      <h1>{facts.name.fi}</h1>
      <p className="quiet">
        <a href={pathTo('Office_Museum', { id })}>{texts.back}</a> ·{' '}
        <a href={pathTo('Museum', { slug: first.slug })}>{texts.publicPage}</a>
      </p>
      {done && (
        <UndoableBar
          texts={texts.actions}
          outcome={done}
          onUndone={() => {
            setDone(null);
            void refresh(true);
          }}
        />
      )}
      <MuseumEditor
        key={museum.turn}
        texts={texts.editor}
        facts={facts}
        draft={draft}
        change={museum.change}
        changed={changed}
        faults={museum.faults}
        today={localDate(first.today)}
      />
      <SaveBar
        texts={texts.editor}
        changed={changed}
        check={museum.faults.check}
        onLook={() => setIsOpen(true)}
        page={{
          slug: first.slug,
          refusals: texts.actions.kinds.editMuseum.refusals,
          ask: (seen) => callServer('BackOfficeController', 'showEditedMuseum', { input, ...seen }),
        }}
      >
        <Button look="secondary" onClick={() => void refresh(true)}>
          {texts.refresh}
        </Button>
      </SaveBar>
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="editMuseum"
          subject={{ input }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            setDone(outcome);
            void refresh(false);
          }}
        />
      )}
    </>
  );
}
