import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskAtWork } from './desk-at-work.tsx';
import type { DeskData } from './desk-data.ts';
import type { DeskTexts } from './desk-texts.ts';

/** The ticket desk of one museum. Others are told whose page this is. */
export function Screen({ texts, shell, data }: ScreenProps<DeskTexts, DeskData | null>) {
  return data ? (
    <DeskAtWork texts={texts} shell={shell} data={data} />
  ) : (
    <NotADesk texts={texts.denied} />
  );
}

function NotADesk({ texts }: { texts: DeskTexts['denied'] }) {
  const { pathTo } = usePage();
  return (
    <div className="wrap page">
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <p>
        <ButtonLink href={logoutPath(pathTo('Desk'))}>{texts.signIn}</ButtonLink>{' '}
        <ButtonLink href={pathTo('Home')} look="text">
          {texts.home}
        </ButtonLink>
      </p>
    </div>
  );
}
