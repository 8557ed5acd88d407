#!/usr/bin/env python3
"""A rival of serve: a stub of the lookup service on the standard library's http.server. http_server_stub.py BODY"""
import http.server
import sys

with open(sys.argv[1], "rb") as file:
    body = file.read()


class Stub(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body in one go; otherwise each answer waits 40 ms for the client's system

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stub)
print(server.server_address[1], flush=True)
server.serve_forever()
