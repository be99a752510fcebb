import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstFiles, firstPlace } from './platform/first-place.ts';
import { startLogging } from './platform/logging/page-logger.ts';
import { readPageData } from './platform/page-data.ts';
import { startPrefetch } from './platform/prefetch.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

const pageData = readPageData();
const { person, theme, consent, today, devPages } = pageData;
const first = await firstPlace(pageData, firstFiles());
// In slices: a tap is answered between them.
startTransition(() => {
  hydrateRoot(root, <App first={first} visit={{ person, theme, consent, today, devPages }} />);
});
startPrefetch();
startLogging();
