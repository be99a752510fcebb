import { ButtonLink } from '../ui/button.tsx';
import { usePage } from './page-context.tsx';
import type { ShellTexts } from './screen.ts';

/** Stands where a screen broke or never came, and says what one can do. */
export function BrokenScreen({ shell }: { shell: ShellTexts }) {
  const { pathTo, place } = usePage();
  return (
    <div className="wrap page">
      <h1>{shell.brokenTitle}</h1>
      <p className="lead">{shell.brokenBody}</p>
      <p>
        <ButtonLink href={place.path + place.search}>{shell.reload}</ButtonLink>{' '}
        <ButtonLink href={pathTo('Home')} look="text">
          {shell.home}
        </ButtonLink>
      </p>
    </div>
  );
}
