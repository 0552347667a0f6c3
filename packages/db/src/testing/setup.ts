import { inject } from 'vitest';

// Where the tests of this process find their database server.
process.env.TEST_DATABASE = inject('postgresUrl');
