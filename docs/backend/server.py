"""A backend of sign-in, menu, users and dictionaries, to begin with or to read: Python's standard library, data in memory.

    python3 docs/backend/server.py 8080                  # then: API_PROXY=http://127.0.0.1:8080 npm start
    npm run contract:check -- --base http://127.0.0.1:8080/api --user admin --password Admin@123 --blocked bob:Admin@123 --write

Written from docs/ alone: contract/README.md (envelopes, verbs, menu records), openapi.json (paths, fields, permissions),
screens.md. Passwords are plain here and sessions never end: neither belongs into a real one.
"""

import json
import secrets
import sys
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

CONTRACT = Path(__file__).parent.parent / "contract"
SCREENS = {"system/UserList", "system/DictList"}
NOW = "%Y-%m-%d %H:%M:%S"
OPENAPI = json.loads((CONTRACT.parent / "openapi.json").read_text(encoding="utf-8"))["paths"]


def rows_of(name, key):
    return json.loads((CONTRACT / name).read_text(encoding="utf-8"))[key]


def now():
    return datetime.now().strftime(NOW)


def sort_key(value):
    return (value is not None, not isinstance(value, int), value if value is not None else 0)


class Refused(Exception):
    """A refusal with the words the person reads; `status` other than 200 is an error of HTTP."""

    def __init__(self, words, status=200, code=500):
        super().__init__(words)
        self.words, self.status, self.code = words, status, code


class Table:
    """Records with the verbs of the contract (1.5): list, get, save, update, remove, status."""

    def __init__(self, id_key, rows, required, unique, path):
        self.id_key, self.required, self.unique, self.path = id_key, required, unique, path
        self.rows = {row[id_key]: row for row in rows}

    def list(self, query):
        found = [row for row in self.rows.values() if all(self.fits(row, *one) for one in query.items() if one[1])]
        field = query.get("sortField") or "createTime"
        found.sort(key=lambda row: sort_key(row.get(field)), reverse=query.get("sortOrder", "desc") == "desc")
        size, current = int(query.get("pageSize") or 10), int(query.get("pageNum") or 1)
        page = found[(current - 1) * size : current * size]
        return {"records": [self.shown(row) for row in page], "current": current, "size": size, "total": len(found)}

    @staticmethod
    def fits(row, name, wanted):
        """Days limit the time of creation, ids and states are equal, other fields contain the text."""
        if name in ("pageNum", "pageSize", "sortField", "sortOrder", "password"):
            return True
        if name in ("beginTime", "endTime"):
            day = str(row.get("createTime") or "")[: len(wanted)]
            return day >= wanted if name == "beginTime" else "" < day <= wanted
        if name.endswith("Id") or name == "status":
            return wanted in map(str, row.get(f"{name}s") or [row.get(name)])
        return wanted.lower() in str(row.get(name) or "").lower()

    def get(self, record_id):
        return self.shown(self.find(record_id, code=404))

    def find(self, record_id, code=500):
        row = self.rows.get(int(record_id)) if str(record_id).isdigit() else None
        if row is None:
            raise Refused("记录不存在或已被删除", code=code)
        return row

    def save(self, body):
        missing = [field for field in self.required if body.get(field) in (None, "", [])]
        if missing:
            raise Refused(f"参数错误：{missing[0]} 不能为空", code=400)
        self.check_lengths(body)
        self.check_unique(body, None)
        new_id = max(self.rows, default=0) + 1
        self.rows[new_id] = {**body, self.id_key: new_id, "createTime": now()}
        return {self.id_key: new_id}

    def update(self, body):
        row = self.find(body.get(self.id_key))
        if body.get("updateTime") and row.get("updateTime") not in (None, body["updateTime"]):
            raise Refused("记录已被他人修改，请确认后重新保存", code=409)
        self.check_lengths(body)
        self.check_unique(body, row)
        row.update({**body, self.id_key: row[self.id_key], "updateTime": now()})

    def check_lengths(self, body):
        fields = OPENAPI[f"{self.path}/save"]["post"]["requestBody"]["content"]["application/json"]["schema"]["properties"]
        for field, rule in fields.items():
            if len(str(body.get(field) or "")) > rule.get("maxLength", sys.maxsize):
                raise Refused(f"参数错误：{field} 过长", code=400)

    def check_unique(self, body, own):
        taken = any(row is not own and row.get(self.unique) == body.get(self.unique) for row in self.rows.values())
        if body.get(self.unique) and taken:
            raise Refused("数据库中已存在该记录")

    def remove(self, ids):
        """All of them or none."""
        found = {self.find(record_id)[self.id_key] for record_id in filter(None, ids.split(","))}
        for record_id in found:
            del self.rows[record_id]

    @staticmethod
    def shown(row):
        return {key: value for key, value in row.items() if key != "password"}


ROLES = [
    {"roleId": 1, "roleName": "管理员", "roleKey": "admin", "roleSort": "1", "status": "0"},
    {"roleId": 2, "roleName": "访客", "roleKey": "guest", "roleSort": "2", "status": "0"},
]
# The permissions of a role; the first one has them all.
GRANTED = {2: ["system:user:list"]}
DEPTS = [{"deptId": 100, "parentId": 0, "deptName": "总公司", "orderNum": "1", "status": "0"}]
PASSWORD = "Admin@123"
person = {"deptId": 100, "createTime": now(), "password": PASSWORD}
# Ada is a guest, Bob is blocked.
people = [("admin", 1, "0"), ("ada", 2, "0"), ("bob", 2, "1")]
USERS = Table(
    "userId",
    [
        {"userId": n, "loginName": name, "userName": name.title(), "roleIds": [role], "status": status, **person}
        for n, (name, role, status) in enumerate(people, 1)
    ],
    required=["loginName", "userName", "deptId", "roleIds"],
    unique="loginName",
    path="/system/user",
)
types = rows_of("ruoyi-cloud.sys_dict_type.json", "rows") + rows_of("biz-dicts.proposed.json", "dictTypes")
entries = rows_of("ruoyi-cloud.sys_dict_data.json", "rows") + rows_of("biz-dicts.proposed.json", "dictData")
stamp = {"status": "0", "createTime": now()}
DICT_TYPES = Table(
    "dictId",
    [{**stamp, **row, "dictId": n} for n, row in enumerate(types, 1)],
    required=["dictName", "dictType", "status"],
    unique="dictType",
    path="/system/dict/type",
)
DICT_DATA = Table(
    "dictCode",
    [{**stamp, **row, "dictCode": n} for n, row in enumerate(entries, 1)],
    required=["dictSort", "dictType", "dictLabel", "dictValue", "status"],
    unique="dictCode",
    path="/system/dict/data",
)
TABLES = {"/system/user": USERS, "/system/dict/type": DICT_TYPES, "/system/dict/data": DICT_DATA}
SESSIONS = {}


def menu(_query, _user):
    """The rows of our screens, and of all above them."""
    rows = {row["menuId"]: row for row in rows_of("biz-menu.proposed.json", "rows")}
    wanted = {}
    for row in rows.values():
        if row["component"] in SCREENS:
            while row:
                wanted[row["menuId"]] = row
                row = rows.get(row["parentId"])
    return list(wanted.values())


def sign_in(body):
    name = body.get("username") or body.get("email")
    user = next((one for one in USERS.rows.values() if one["loginName"] == name), None)
    # An account without a password cannot be entered.
    if user is None or not user.get("password") or user["password"] != body.get("password"):
        raise Refused("用户不存在/密码错误")
    if user["status"] != "0":
        raise Refused("用户已封禁，请联系管理员")
    token = secrets.token_hex(16)
    SESSIONS[token] = user["userId"]
    return {"token": token, "userId": user["userId"], "expire": 43200}


def reset_password(body):
    user = USERS.find(body.get("userId"))
    if not body.get("password"):
        raise Refused("参数错误：password 不能为空", code=400)
    user["password"] = body["password"]


def update_own(body, user):
    user.update({key: body[key] for key in ("userName", "phonenumber", "email", "sex", "avatar") if key in body})


def granted(user):
    """The permissions of a user; None for all of them."""
    return None if 1 in user["roleIds"] else [one for role in user["roleIds"] for one in GRANTED.get(role, [])]


def entries_of(query, _user):
    wanted = query.get("dictType")
    return [row for row in DICT_DATA.rows.values() if row["dictType"] == wanted and row.get("status", "0") == "0"]


def departments(query, _user):
    return [row for row in DEPTS if all(Table.fits(row, *one) for one in query.items() if one[1])]


OPEN = {"/system/operator/setting/info": lambda _query, _user: {"sysTitle": "Talent Desk"}}
READS = {
    "/system/user/info": lambda _query, user: {**Table.shown(user), "buttons": granted(user) or []},
    "/system/menu/user": menu,
    "/system/menu/user_auths": lambda _query, _user: [],
    "/system/dict/data/type": entries_of,
    **dict.fromkeys(("/system/role/all", "/system/role/all/4admin"), lambda _query, _user: ROLES),
    **dict.fromkeys(("/system/dept/list", "/system/dept/list/enable"), departments),
}
CHANGES = {
    "/system/user/resetPwd": lambda body, _user: reset_password(body),
    "/system/user/update/info": update_own,
}


class Desk(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        self.reply(self.read)

    def do_OPTIONS(self):
        self.reply(self.offered)

    def do_POST(self):
        text = self.rfile.read(int(self.headers.get("content-length") or 0))
        self.reply(lambda path, query: self.change(path, query, json.loads(text or b"{}")))

    def user(self):
        user_id = SESSIONS.get(self.headers.get("token"))
        user = USERS.rows.get(user_id)
        if user is None or user["status"] != "0":
            raise Refused("token verify error", status=401, code=401)
        return user

    def allowed(self, method, path):
        """The user, who may make the call: openapi.json names its permission, and what only the first user may."""
        user = self.user()
        call = OPENAPI.get(path) or OPENAPI.get(path.rpartition("/")[0] + "/{id}") or {}
        facts, held = call.get(method, {}), granted(user)
        wanted, is_for_first = facts.get("x-permission"), facts.get("x-who", "").startswith("only the super")
        if (wanted and held is not None and wanted not in held) or (is_for_first and user["userId"] != 1):
            raise Refused("forbidden", status=403, code=403)
        return user

    def offered(self, path, _query):
        base, _, verb = path.rpartition("/")
        is_verb = base in TABLES and verb in ("list", "save", "update", "status", "remove")
        if not (is_verb or path.startswith("/auth/log") or path in {**OPEN, **READS, **CHANGES}):
            raise Refused("No message available", status=404, code=404)

    def read(self, path, query):
        if path in OPEN:
            return OPEN[path](query, None)
        user = self.allowed("get", path)
        if path in READS:
            return READS[path](query, user)
        base, _, verb = path.rpartition("/")
        if verb == "list" and base in TABLES:
            return TABLES[base].list(query)
        if base.endswith("/get") and base[:-4] in TABLES:
            return TABLES[base[:-4]].get(verb)
        raise Refused("No message available", status=404, code=404)

    def change(self, path, query, body):
        if path == "/auth/login":
            return sign_in(body)
        if path == "/auth/logout":
            return SESSIONS.pop(self.headers.get("token"), None) and None
        user = self.allowed("post", path)
        if path in CHANGES:
            return CHANGES[path](body, user)
        base, _, verb = path.rpartition("/")
        table = TABLES.get(base)
        verbs = {"save": lambda: table.save(body), "update": lambda: table.update(body)}
        verbs |= {"status": verbs["update"], "remove": lambda: table.remove(query.get("ids", ""))}
        if table is None or verb not in verbs:
            raise Refused("No message available", status=404, code=404)
        return verbs[verb]()

    def reply(self, answer):
        url = urlsplit(self.path)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        status, body = 200, {"code": 0, "msg": "success"}
        try:
            data = answer(unquote(url.path).removeprefix("/api"), query)
            body |= {} if data is None else {"data": data}
        except Refused as refusal:
            status, body = refusal.status, {"code": refusal.code, "msg": refusal.words}
        text = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json;charset=utf-8")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Desk)
    print(f"http://127.0.0.1:{server.server_port}/api", flush=True)
    server.serve_forever()
