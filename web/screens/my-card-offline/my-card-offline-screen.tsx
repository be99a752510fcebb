import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as offlineTexts } from '../../texts/fi/my-card-offline.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Shown without a network when there is no card kept, or none that was checked within a week. */
export function Screen({ texts }: ScreenProps<typeof offlineTexts>) {
  const { pathTo } = usePage();
  return (
    <div className="wrap page">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <p>
        <ButtonLink href={pathTo('My_Card_Desk')}>{texts.again}</ButtonLink>
      </p>
    </div>
  );
}
