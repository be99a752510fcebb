import type { LoadedPlace } from './platform/open-place.ts';
import { PageProvider } from './platform/page-context.tsx';
import type { Visit } from './platform/page-data.ts';
import { TellAlive } from './platform/tell-alive.ts';
import { pageOf } from './routes.ts';
import { Shell } from './shell.tsx';

/** One page inside its shell, the same on the server and in the browser. */
export function ShownPage({ loaded, visit }: { loaded: LoadedPlace; visit: Visit }) {
  const { place, scheme, Screen, texts, shell, data } = loaded;
  const screen = <Screen key={place.name} texts={texts} shell={shell} data={data} place={place} />;
  return (
    <PageProvider place={place} scheme={scheme} visit={visit}>
      {pageOf(place.name).bare ? (
        <main id="content">{screen}</main>
      ) : (
        <Shell texts={shell}>{screen}</Shell>
      )}
      <TellAlive />
    </PageProvider>
  );
}
