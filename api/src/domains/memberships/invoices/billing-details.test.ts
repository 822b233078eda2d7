import type { BillingDetails } from '@enlace/shared-contract/memberships';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../../testing/sandbox-members';
import { readPdf } from '../../../testing/read-pdf';
import {
  idOf,
  openTreasuryStage,
  plan,
  post,
  priceOf,
  read,
  stage,
} from '../../../testing/stages/memberships/treasury-stage';

openTreasuryStage();

const path = '/api/v2/my/billing-details';

describe('what invoices say about a member', () => {
  test('is checked, and each fault has its field in the language of the member', async () => {
    const member = await stage.addMember();
    const faults = [
      { name: 'x'.repeat(201) },
      { tax_id: '1'.repeat(41) },
      { tax_id: '=1+1' },
      { address: 'x'.repeat(301) },
    ];
    for (const fault of faults) {
      const { status, errors } = await member.post(path, fault);
      assert.deepEqual([status, Object.keys(errors ?? {})], [422, Object.keys(fault)]);
    }
    const answer = await stage.api.send(
      {
        method: 'POST',
        url: path,
        payload: { tax_id: '=1+1' },
        headers: { authorization: `Bearer ${member.person.token}`, 'accept-language': 'es' },
      },
      null,
    );
    assert.deepEqual(answer.json<{ errors: object }>().errors, { tax_id: ['No tiene la forma esperada.'] });
    assert.equal((await member.get<BillingDetails>(path)).data.name, null);
  });

  test('is on the invoices from then on, their credit notes and the files; earlier ones stay', async () => {
    const member = await stage.addMember();
    const details = {
      name: 'Árbol; =HYPERLINK("x")',
      tax_id: 'B-12.345.678/9 ñ',
      address: ' Calle Mayor 1 \r\n\n=1+1\n28001 Madrid',
    };
    const { data } = await member.post<BillingDetails>(path, details);
    assert.deepEqual(
      [data.name, data.tax_id, data.address],
      [details.name, details.tax_id, 'Calle Mayor 1\n=1+1\n28001 Madrid'],
    );
    await member.useCard(cards.visa);
    await member.change(plan(1));
    await member.post(path, { name: 'Later' });
    const id = await idOf(member);
    const [invoice] = (await read(id)).invoices;
    await post(`/api/v2/membership-invoices/${invoice?.id}/refund`, { amount: 100, reason: 'x' });
    await stage.api.finishJobs();
    await member.change(plan(2));
    const { invoices } = await read(id);
    const file = await stage.api.get('/api/v2/membership-invoices/download', 'admin');
    const lines = file.body.split('\r\n').filter((line) => invoices.some(({ number }) => line.startsWith(number)));
    assert.deepEqual(
      lines.map((line) => [line.split(',')[1], line.includes('"Árbol, =HYPERLINK(""x"")"'), line.includes(',Later,')]),
      [
        ['invoice', true, false],
        ['credit_note', true, false],
        ['invoice', false, true],
      ],
    );
    assert.ok(lines[0]?.endsWith(',B-12.345.678/9 ñ,"Calle Mayor 1, =1+1, 28001 Madrid"'));
    const list = (await member.person.get('/api/v2/my/invoices')).json<{
      data: { url: string }[];
      meta: { years: { url: string }[] };
    }>();
    const textsOf = async (url = ''): Promise<string> =>
      readPdf((await stage.api.get(url, null)).rawPayload)
        .flatMap(({ texts }) => texts)
        .join(' ');
    const first = await textsOf(list.data.at(-1)?.url);
    for (const text of ['Árbol', 'B-12.345.678/9 ñ', '28001 Madrid']) assert.ok(first.includes(text), text);
    const ofYear = await textsOf(list.meta.years[0]?.url);
    for (const text of ['Árbol', 'Later', 'B-12.345.678/9 ñ']) assert.ok(ofYear.includes(text), text);
    assert.equal(invoices.at(-1)?.amount, priceOf(1));
  });
});
