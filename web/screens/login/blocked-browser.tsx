import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { LoginTexts } from './login-faults.ts';

/** ux 2.3: a browser that keeps no cookies would go round and round, so it is told plainly. */
export function BlockedBrowser({ texts: { blocked } }: { texts: LoginTexts }) {
  const { place, scheme } = usePage();
  return (
    <div className="wrap page" role="alert">
      <h1>{blocked.heading}</h1>
      <p className="lead">{blocked.lead}</p>
      <p>{fill(blocked.service, scheme.servicePhone)}</p>
      <p>
        <ButtonLink look="secondary" href={place.path + place.search}>
          {blocked.retry}
        </ButtonLink>
      </p>
    </div>
  );
}
