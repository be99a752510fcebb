import { fillNodes } from '../../platform/fill-nodes.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { CardFormTexts } from './card-fields.tsx';

/** The conditions open beside the form, so that nothing typed is lost. */
export function TermsLabel({ texts, shell }: { texts: CardFormTexts; shell: ShellTexts }) {
  const { scheme, pathTo } = usePage();
  return fillNodes(
    texts.terms,
    <a href={scheme.termsUrl ?? pathTo('Terms')} target="_blank" rel="noopener">
      {texts.termsLink}
      <HiddenText> {shell.newTab}</HiddenText>
    </a>,
  );
}
