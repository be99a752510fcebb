import torn from '../../pictures/quiet-torn-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietPage } from './quiet-page.tsx';

/** Shown instead of a screen that threw or did not load. */
export function ErrorScreen({ shell }: { shell: ShellTexts }) {
  const { pathTo, place } = usePage();
  return (
    <QuietPage title={shell.brokenTitle} lead={shell.brokenBody} picture={torn}>
      <ButtonLink href={place.path + place.search}>{shell.reload}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {shell.home}
      </ButtonLink>
      <ButtonLink href={`${pathTo('Help')}#contact`} look="text">
        {shell.write}
      </ButtonLink>
    </QuietPage>
  );
}
