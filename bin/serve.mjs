#!/usr/bin/env node
// One process of the portal, for a PostgreSQL server in DATABASE_URL. Packages look at NODE_ENV as they load.
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
