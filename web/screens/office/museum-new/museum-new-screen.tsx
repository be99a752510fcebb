import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { slugOf } from '../../../../domain/museum/slug-of.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { MuseumToEdit } from '../../../parts/office/museum/museum-edit-data.ts';
import { MuseumEditor } from '../../../parts/office/museum/museum-editor.tsx';
import { SaveBar } from '../../../parts/office/museum/save-bar.tsx';
import { useMuseumDraft } from '../../../parts/office/museum/use-museum-draft.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-museum-new.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Texts = typeof fi;

/** Staff: adds a museum with all its data. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<MuseumToEdit>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Museums" data={data}>
      {(museum) => <NewMuseum texts={texts} first={museum} />}
    </OfficeFrame>
  );
}

function NewMuseum({ texts, first }: { texts: Texts; first: MuseumToEdit }) {
  const { pathTo } = usePage();
  const [typedSlug, setTypedSlug] = useState<string | null>(null);
  const slugIn = (facts: MuseumFacts) => typedSlug ?? slugOf(facts.name.fi);
  const museum = useMuseumDraft(first, texts.editor, (facts) =>
    slugOf(slugIn(facts)) === '' ? [{ field: 'slug', text: texts.nameless }] : [],
  );
  useUnsaved(museum.changed.length > 0, texts.frame.unsaved);
  const { draft, changed } = museum;
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const slug = slugIn(draft);
  const input = { slug: slugOf(slug), facts: tidyMuseum(draft) };
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="quiet">
        <a href={pathTo('Office_Museums')}>{texts.back}</a>
      </p>
      {added && <AddedBar texts={texts} {...added} onUndone={() => setAdded(null)} />}
      <MuseumEditor
        key={museum.turn}
        texts={texts.editor}
        facts={museum.facts}
        draft={draft}
        change={museum.change}
        changed={changed}
        faults={museum.faults}
        today={localDate(first.today)}
        first={
          <TextField
            autoComplete="off"
            id="slug"
            label={texts.slug}
            hint={texts.slugHint}
            maxLength={80}
            value={slug}
            error={museum.faults.errorAt('slug')}
            onChange={(typed) => setTypedSlug(typed)}
            onBlur={() => typedSlug !== null && setTypedSlug(slugOf(typedSlug))}
          />
        }
      />
      <SaveBar
        texts={texts.editor}
        changed={changed}
        check={museum.faults.check}
        onLook={() => setIsOpen(true)}
        page={{
          slug: input.slug,
          refusals: texts.actions.kinds.addMuseum.refusals,
          ask: (seen) => callServer('BackOfficeController', 'showAddedMuseum', { input, ...seen }),
        }}
      />
      {isOpen && (
        <ActionDialog
          texts={texts.actions}
          kind="addMuseum"
          subject={{ input }}
          onClose={() => setIsOpen(false)}
          onDone={(outcome) => {
            setIsOpen(false);
            setAdded({ outcome, slug: slugOf(slug) });
            setTypedSlug(null);
            museum.reload(first.facts, false);
          }}
        />
      )}
    </>
  );
}

type Added = { outcome: ActionOutcome; slug: string };
type AddedProps = Added & { texts: Texts; onUndone: () => void };

function AddedBar({ texts, outcome, slug, onUndone }: AddedProps) {
  const { pathTo } = usePage();
  return (
    <>
      <UndoableBar texts={texts.actions} outcome={outcome} onUndone={onUndone} />
      <p>
        <a href={pathTo('Museum', { slug })}>{texts.publicPage}</a>
      </p>
    </>
  );
}
