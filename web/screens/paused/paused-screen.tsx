import type { PageScheme } from '../../../contract/page/page-render.ts';
import type { Switch } from '../../../domain/scheme/topic/offers.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/paused.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Pause = NonNullable<PageScheme['paused'][Switch]>;

/** Replaces the page of a paused product, with alternatives. */
export function Screen({ texts, data }: ScreenProps<typeof fi, Pause>) {
  const { pathTo } = usePage();
  return (
    <div className="wrap page">
      <h1>{data.title}</h1>
      <p className="lead">{data.body}</p>
      <p>
        <ButtonLink href={`${pathTo('Help')}#contact`}>{texts.contact}</ButtonLink>
      </p>
    </div>
  );
}
