import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { PagePreview } from '../preview/page-preview.tsx';
import { type AskForMuseum, openMuseumPage } from './open-museum-page.ts';

export type SeenMuseum = {
  slug: string;
  /** Why saving is refused, in words. */
  refusals: Record<string, string>;
  ask: AskForMuseum;
};
type Props = SeenMuseum & { texts: typeof fi; onClose: () => void };

export function MuseumPreview({ texts, slug, refusals, ask, onClose }: Props) {
  const { scheme } = usePage();
  return (
    <PagePreview
      texts={texts.preview}
      languages={texts.languages}
      refusals={refusals}
      open={(asked) => openMuseumPage(ask, asked, { slug, scheme })}
      onClose={onClose}
    />
  );
}
