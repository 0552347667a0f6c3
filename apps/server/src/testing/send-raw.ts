import { connect } from 'node:net';

/** What the server says to a request, head and body; empty where it just closes the connection. */
export function sendRaw(port: number, head: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
    const host = /\r\nhost:/i.test(head) ? '' : 'host: localhost\r\n';
    socket.write(`${head}\r\n${host}connection: close\r\n\r\n${body}`);
  });
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
