import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPlace, readPageData } from './platform/first-place.ts';
import { startLogging } from './platform/logging/page-logger.ts';
import { startPrefetch } from './platform/prefetch.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');

const { person, theme, today, devPages, ...rest } = readPageData();
const first = await firstPlace({ person, theme, today, devPages, ...rest });
hydrateRoot(root, <App first={first} visit={{ person, theme, today, devPages }} />);
startPrefetch();
startLogging();
