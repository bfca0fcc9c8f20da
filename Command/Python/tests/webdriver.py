"""A WebDriver server on the loopback: it starts and ends sessions, and has one page source."""

import contextlib
import http.server
import json
import threading


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, value, status=200):
        body = json.dumps({"value": value}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.has_session = True
        self.answer({"sessionId": "1", "capabilities": {"platformName": "ios"}})

    def do_GET(self):
        if self.server.has_session:
            return self.answer(self.server.source)
        self.answer({"error": "invalid session id", "message": "the session ended", "stacktrace": ""}, 404)

    def do_DELETE(self):
        self.server.has_session = False
        self.answer(None)

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serving():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.source, server.has_session = "", False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
