#!/usr/bin/env node
// One process of the portal, for a PostgreSQL server in DATABASE_URL. Packages read NODE_ENV on load.
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
