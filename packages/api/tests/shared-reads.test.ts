import { expect, test } from 'vitest';
import { startSession } from '../src/platform/session/sessions';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { sharedPaths, sharedProcedures } from '../src/server';
import { sharedReadPaths, sharedReadProcedures } from '../src/testing/contract';
import { startTestApi } from '../src/testing/test-api';

test('exactly these reads are shared', () => {
  expect([...sharedProcedures].toSorted()).toEqual(sharedReadProcedures.toSorted());
  expect([...sharedPaths].toSorted()).toEqual(sharedReadPaths.toSorted());
});

test('only public reads are shared, and each of them exists', () => {
  const queries = procedures.filter(({ type }) => type === 'query').map(({ path }) => path);
  expect(queries).toEqual(expect.arrayContaining([...sharedProcedures]));
  const reads = endpoints.filter(({ method, admin }) => method === 'get' && !admin).map(({ path }) => path);
  expect(reads).toEqual(expect.arrayContaining([...sharedPaths]));
});

test('a shared read tells somebody who is signed in nothing else than everybody', async () => {
  const { db, rest, user } = await startTestApi();
  const authorization = `Bearer ${await startSession(db, user.id, null)}`;
  const category = await db.category.create({ data: { name: 'x', slug: 'x' } });
  const project = { title: 'x', content: 'x', categoryId: category.id };
  await db.project.create({ data: { ...project, slug: 'x' } });
  await db.project.create({ data: { ...project, slug: 'gizli', visible: false } });
  for (const path of sharedPaths) {
    const address = path.replace('{slug}', 'x').replace('{id}', '1');
    const open = await rest.get(address);
    const signedIn = await rest.send('GET', address, undefined, { authorization });
    expect([signedIn.status, signedIn.text], path).toEqual([open.status, open.text]);
  }
});
