#!/usr/bin/env python3
"""A rival of serve: a stub of the lookup service on asyncio, as one writes it for tests. asyncio_stub.py BODY"""
import asyncio
import sys

with open(sys.argv[1], "rb") as file:
    body = file.read()
answer = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/javascript; charset=utf-8\r\nContent-Length: "
    + str(len(body)).encode()
    + b"\r\n\r\n"
    + body
)


class Stub(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport = transport
        self.unread = b""

    def data_received(self, data):
        self.unread += data
        while (end := self.unread.find(b"\r\n\r\n")) >= 0:
            self.unread = self.unread[end + 4 :]
            self.transport.write(answer)


async def main():
    server = await asyncio.get_running_loop().create_server(Stub, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
